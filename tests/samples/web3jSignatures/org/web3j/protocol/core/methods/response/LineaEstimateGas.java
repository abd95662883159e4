package org.web3j.protocol.core.methods.response;

import java.math.BigInteger;
import org.web3j.protocol.core.Response;

public class LineaEstimateGas extends Response<LineaEstimateGas.LineaEstimateGasResponse> {
    public LineaEstimateGasResponse getLineaEstimateGas() {
        throw new UnsupportedOperationException();
    }

    public static class LineaEstimateGasResponse {
        public BigInteger getBaseFeePerGas() {
            throw new UnsupportedOperationException();
        }

        public BigInteger getGasLimit() {
            throw new UnsupportedOperationException();
        }

        public BigInteger getPriorityFeePerGas() {
            throw new UnsupportedOperationException();
        }
    }
}
