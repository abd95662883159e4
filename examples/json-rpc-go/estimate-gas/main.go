// Prices an approval of one wrapped ether on Linea Mainnet.

// #region request
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"net/http"
)

const (
	wrappedEther = "0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f"
	// The selector of approve, then two words: the spender and one ether.
	approval = "0x095ea7b3" +
		"00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8" +
		"0000000000000000000000000000000000000000000000000de0b6b3a7640000"
)

// Call sends a request and stores the result in its last argument.
func call(method string, params []any, result any) error {
	request, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		return err
	}
	response, err := http.Post("https://rpc.linea.build", "application/json", bytes.NewReader(request))
	if err != nil {
		return err
	}
	defer response.Body.Close()

	answer := struct {
		Result any
		Error  *struct {
			Code    int
			Message string
		}
	}{Result: result}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	if answer.Error != nil {
		return fmt.Errorf("%d: %s", answer.Error.Code, answer.Error.Message)
	}
	return nil
}

// Number turns a hexadecimal quantity into an integer.
func number(quantity string) *big.Int {
	value, ok := new(big.Int).SetString(quantity, 0)
	if !ok {
		log.Fatalf("not a quantity: %q", quantity)
	}
	return value
}

func main() {
	var estimate struct{ GasLimit, BaseFeePerGas, PriorityFeePerGas string }
	params := []any{map[string]string{"to": wrappedEther, "data": approval}}
	if err := call("linea_estimateGas", params, &estimate); err != nil {
		log.Fatal(err)
	}

	price := new(big.Int).Add(number(estimate.BaseFeePerGas), number(estimate.PriorityFeePerGas))
	fmt.Println("gas limit:   ", number(estimate.GasLimit))
	fmt.Println("base fee:    ", number(estimate.BaseFeePerGas), "wei")
	fmt.Println("priority fee:", number(estimate.PriorityFeePerGas), "wei")
	fmt.Println("cost at most:", new(big.Int).Mul(number(estimate.GasLimit), price), "wei")
}

// #endregion
