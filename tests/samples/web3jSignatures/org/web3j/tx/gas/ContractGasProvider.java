package org.web3j.tx.gas;

public interface ContractGasProvider {}
