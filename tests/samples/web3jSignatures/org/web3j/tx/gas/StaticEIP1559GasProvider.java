package org.web3j.tx.gas;

import java.math.BigInteger;

public class StaticEIP1559GasProvider implements ContractEIP1559GasProvider {
    public StaticEIP1559GasProvider(
            long chainId,
            BigInteger maxFeePerGas,
            BigInteger maxPriorityFeePerGas,
            BigInteger gasLimit) {
        throw new UnsupportedOperationException();
    }
}
