# The commands on the pages that need neither Docker nor the internet.
set -e

# #region folder
mkdir -m 700 linea-node
cd linea-node
mkdir maru
# #endregion

# #region secret
openssl rand -hex 32 > jwt.hex
# #endregion

# #region syncing
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}'
# #endregion

# #region height
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'
# #endregion

# #region genesis
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x0",false]}' |
  grep --only-matching '"hash":"0x[0-9a-f]*"'
# #endregion

# #region patch-erigon
sed -i 's/sentryMcDisableBlockDownload = true/sentryMcDisableBlockDownload = false/' node/eth/backend.go
sed -i 's/return nil, .*Empty Code at.*/return nil, nil/' \
  execution/protocol/rules/misc/eip7002.go execution/protocol/rules/misc/eip7251.go
# #endregion

# #region version
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}'
# #endregion

# #region network-peers
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"admin_peers","params":[]}' |
  grep --only-matching '"remoteAddress":"[^"]*:3100[0-4]"'
# #endregion

# #region maru-peers
curl --silent http://127.0.0.1:8080/eth/v1/node/peers
# #endregion

# #region maru
curl --silent --write-out '\n' http://127.0.0.1:8080/eth/v1/node/syncing
curl --silent --write-out '\n' http://127.0.0.1:8080/eth/v1/node/peer_count
# #endregion

# #region estimate
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"linea_estimateGas","params":[
    {"to":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8"}
  ]}'
# #endregion

# #region check
sh check.sh
# #endregion

# #region peers
sh peers.sh
# #endregion

# #region finality
L1=YOUR_L1_RPC_URL sh finality.sh
# #endregion

# #region follower
cat >> maru/mainnet.toml << 'END'

[follower-engine-apis]
second = { endpoint = "http://second:8550", jwt-secret-path = "/jwt.hex" }
END
# #endregion

# #region image-file
sudo fallocate --length 2TiB /var/lib/linea.img
sudo mkfs.ext4 -q -L linea -m 0 /var/lib/linea.img
# #endregion

# #region image-fstab
echo '/var/lib/linea.img /srv/linea ext4 loop,noatime,nofail,x-systemd.before=docker.service 0 2' |
  sudo tee --append /etc/fstab
# #endregion

# #region disk-fstab
echo 'LABEL=linea /srv/linea ext4 noatime,nofail,x-systemd.before=docker.service 0 2' |
  sudo tee --append /etc/fstab
# #endregion

# #region disk-folders
sudo mkdir /srv/linea/maru /srv/linea/linea-besu
sudo chown 1000:1000 /srv/linea/linea-besu
# #endregion

# #region image-grow
sudo fallocate --length 3TiB /var/lib/linea.img
sudo e2fsck -f -p /var/lib/linea.img
sudo resize2fs /var/lib/linea.img
# #endregion
