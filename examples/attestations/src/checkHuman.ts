// #region check-human
import {argv} from 'node:process';

const address = argv[2];
const response = await fetch(`https://poh-api.linea.build/poh/v2/${address}`);
if (!response.ok) throw new Error(`The API returned ${response.status}`);
const isHuman = (await response.text()).trim() === 'true';
console.log(isHuman ? 'verified' : 'not verified');
// #endregion check-human
