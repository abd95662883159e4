// Prints the newest block of Linea Mainnet that is final on L1.

// #region request
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const request = `{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["finalized",false]}`

func number(quantity string) uint64 {
	value, err := strconv.ParseUint(quantity, 0, 64)
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Post("https://rpc.linea.build", "application/json", strings.NewReader(request))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var answer struct {
		Result struct{ Number, Timestamp string }
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

	age := time.Since(time.Unix(int64(number(answer.Result.Timestamp)), 0))
	fmt.Printf("finalized %d, %.0f minutes old\n", number(answer.Result.Number), age.Minutes())
}

// #endregion
