module example.com/connect-clients

go 1.19
