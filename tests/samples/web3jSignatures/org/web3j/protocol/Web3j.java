package org.web3j.protocol;

import org.web3j.protocol.core.Ethereum;

public interface Web3j extends Ethereum, AutoCloseable {
    static Web3j build(Web3jService web3jService) {
        throw new UnsupportedOperationException();
    }

    void shutdown();
}
