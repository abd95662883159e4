package org.web3j.protocol.core;

public class Response<T> {
    public T getResult() {
        throw new UnsupportedOperationException();
    }

    public Error getError() {
        throw new UnsupportedOperationException();
    }

    public boolean hasError() {
        throw new UnsupportedOperationException();
    }

    public static class Error {
        public int getCode() {
            throw new UnsupportedOperationException();
        }

        public String getMessage() {
            throw new UnsupportedOperationException();
        }
    }
}
