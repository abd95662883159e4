import config from './hardhat.config.js';

export default {
  ...config,
  ignition: {
    strategyConfig: {
      // Any 32 bytes. The salt is part of the address.
      create2: {salt: '0x71b780a297974d30608711951a0c257917fabbe005a26cf1dece82bfb1f7e508'},
    },
  },
};
