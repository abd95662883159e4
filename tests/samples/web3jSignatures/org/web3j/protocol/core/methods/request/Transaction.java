package org.web3j.protocol.core.methods.request;

public class Transaction {
    public static Transaction createEthCallTransaction(String from, String to, String data) {
        throw new UnsupportedOperationException();
    }
}
