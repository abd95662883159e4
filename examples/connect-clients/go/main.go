// Connects to Linea Mainnet and proves it with two calls.

// #region connect
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const lineaChainID = 59144

// Quantity requests a number from the endpoint.
func quantity(url, method string) uint64 {
	client := http.Client{Timeout: 30 * time.Second}
	body := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":%q,"params":[]}`, method)
	response, err := client.Post(url, "application/json", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatalf("HTTP status %d", response.StatusCode)
	}

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
	return number
}

func main() {
	url := os.Getenv("LINEA_RPC_URL")
	if url == "" {
		url = "https://rpc.linea.build"
	}
	chainID := quantity(url, "eth_chainId")
	if chainID != lineaChainID {
		log.Fatalf("The endpoint is on chain %d, not %d", chainID, lineaChainID)
	}
	fmt.Printf("chain %d, block %d\n", chainID, quantity(url, "eth_blockNumber"))
}

// #endregion
