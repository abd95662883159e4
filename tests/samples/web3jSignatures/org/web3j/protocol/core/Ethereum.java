package org.web3j.protocol.core;

import org.web3j.protocol.core.methods.request.Transaction;
import org.web3j.protocol.core.methods.response.LineaEstimateGas;

public interface Ethereum {
    Request<?, LineaEstimateGas> lineaEstimateGas(Transaction transaction);
}
