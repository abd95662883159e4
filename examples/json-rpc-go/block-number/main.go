// Prints the number of the newest block of Linea Mainnet.

// #region request
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"strconv"
	"strings"
)

func main() {
	request := `{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}`
	response, err := http.Post("https://rpc.linea.build", "application/json", strings.NewReader(request))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var answer struct {
		Result string
		Error  *struct {
			Code    int
			Message string
		}
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error != nil {
		log.Fatalf("%d: %s", answer.Error.Code, answer.Error.Message)
	}
	number, err := strconv.ParseUint(answer.Result, 0, 64)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("Newest block:", number)
}

// #endregion
