module example.com/json-rpc-go

go 1.19
