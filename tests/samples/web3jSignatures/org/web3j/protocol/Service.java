package org.web3j.protocol;

public abstract class Service implements Web3jService {
    public Service(boolean includeRawResponses) {
        throw new UnsupportedOperationException();
    }
}
