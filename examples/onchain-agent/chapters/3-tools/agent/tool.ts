import {runTool} from './tools';

const words = process.argv.slice(2).filter((word) => word !== '--send');
const [name = '', json = ''] = words;
const send = process.argv.includes('--send');

console.log(JSON.stringify(await runTool(name, json, send), null, 2));
