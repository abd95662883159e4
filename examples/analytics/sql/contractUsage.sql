-- Daily calls, callers, failures and fees of one contract on Linea Mainnet.
SELECT
  block_date AS day,
  COUNT(*) AS calls,
  COUNT(DISTINCT "from") AS callers,
  COUNT_IF(NOT success) AS failed,
  APPROX_PERCENTILE(CAST(gas_price AS double) * CAST(gas_used AS double) / 1e18, 0.5) AS median_fee_eth
FROM linea.transactions
WHERE "to" = 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec
  AND block_date >= CURRENT_DATE - INTERVAL '30' DAY
GROUP BY 1
ORDER BY 1 DESC
