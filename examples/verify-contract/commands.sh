# The commands that the pages tell readers to type, in this order.
# `address` is the address of a contract on Linea Sepolia, `creation` the transaction that created it.
set -e

# #region names
contract=src/TicketOffice.sol:TicketOffice
compiler=0.8.37+commit.f401782d
# #endregion

# #region write-input
npx tsx src/writeInput.ts
# #endregion

# #region compare
npx tsx src/compare.ts "$contract" "$address" "$creation"
# #endregion

# #region sourcify
printf '{"stdJsonInput":%s,"compilerVersion":"%s","contractIdentifier":"%s","creationTransactionHash":"%s"}' \
  "$(cat input.json)" "$compiler" "$contract" "$creation" |
  curl -s -H 'Content-Type: application/json' --data-binary @- \
    "https://sourcify.dev/server/v2/verify/59141/$address"
# #endregion

# #region sourcify-job
curl -s "https://sourcify.dev/server/v2/verify/$job"
# #endregion

# #region blockscout
api='https://api-explorer.sepolia.linea.build/api?module=contract'
# #endregion

# #region etherscan
api="https://api.etherscan.io/v2/api?chainid=59141&apikey=$etherscan_key&module=contract"
# #endregion

# #region explorer
curl -s "$api&action=verifysourcecode" \
  --data-urlencode sourceCode@input.json \
  --data-urlencode codeformat=solidity-standard-json-input \
  --data-urlencode "contractaddress=$address" \
  --data-urlencode "contractname=$contract" \
  --data-urlencode "compilerversion=v$compiler" \
  --data-urlencode "constructorArguments=$args"
# #endregion

# #region explorer-job
curl -s "$api&action=checkverifystatus&guid=$job"
# #endregion

# #region look-up
curl -s "https://sourcify.dev/server/v2/contract/59141/$address"
# #endregion

# #region read-compiler
npx tsx src/readCompiler.ts "$address"
# #endregion

# #region fetch-source
npx tsx src/fetchSource.ts "$address"
# #endregion

# #region similar
curl -s -H 'Content-Type: application/json' -d '{}' \
  "https://sourcify.dev/server/v2/verify/similarity/59141/$address"
# #endregion

# #region take-over
curl -s -H 'Content-Type: application/json' -d '{}' \
  "https://sourcify.dev/server/v2/verify/etherscan/59141/$address"
# #endregion
