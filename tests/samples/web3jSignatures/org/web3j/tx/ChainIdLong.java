package org.web3j.tx;

public class ChainIdLong {
    public static final long LINEA = 59144;
    public static final long LINEA_SEPOLIA = 59141;
}
