import {store} from './storeIrys';

const id = await store('{"name": "Moonrise"}', 'application/json');
console.log(`https://gateway.irys.xyz/${id}`);
