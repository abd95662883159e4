import java.math.BigInteger;
import org.web3j.protocol.Web3j;
import org.web3j.protocol.core.methods.request.Transaction;
import org.web3j.protocol.http.HttpService;
import org.web3j.tx.ChainIdLong;
import org.web3j.tx.gas.ContractGasProvider;
import org.web3j.tx.gas.StaticEIP1559GasProvider;

public class LineaFees {
    /** Gas and fees for one call. */
    static ContractGasProvider quote(Web3j web3j, Transaction call) throws Exception {
        var response = web3j.lineaEstimateGas(call).send();
        if (response.hasError()) {
            throw new IllegalStateException(response.getError().getMessage());
        }
        var fees = response.getLineaEstimateGas();
        BigInteger gas = fees.getGasLimit();
        BigInteger priorityFee = fees.getPriorityFeePerGas();
        BigInteger maxFee = fees.getBaseFeePerGas().shiftLeft(1).add(priorityFee);
        System.out.println("gas limit    " + gas);
        System.out.println("priority fee " + priorityFee + " wei");
        return new StaticEIP1559GasProvider(ChainIdLong.LINEA, maxFee, priorityFee, gas);
    }

    public static void main(String[] args) throws Exception {
        Web3j web3j = Web3j.build(new HttpService("https://rpc.linea.build"));
        String account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
        quote(web3j, Transaction.createEthCallTransaction(account, account, "0x"));
        web3j.shutdown();
    }
}
