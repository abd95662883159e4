module example.com/finality

go 1.19
