package org.web3j.protocol.core;

import java.io.IOException;

public class Request<S, T extends Response> {
    public T send() throws IOException {
        throw new UnsupportedOperationException();
    }
}
