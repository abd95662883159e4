package org.web3j.protocol.http;

import org.web3j.protocol.Service;

public class HttpService extends Service {
    public HttpService(String url) {
        super(false);
    }
}
