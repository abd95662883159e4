package org.web3j.tx.gas;

public interface ContractEIP1559GasProvider extends ContractGasProvider {}
