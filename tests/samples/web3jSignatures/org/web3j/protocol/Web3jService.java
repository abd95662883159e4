package org.web3j.protocol;

public interface Web3jService {}
