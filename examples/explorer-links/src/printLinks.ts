import {linea} from 'viem/chains';
import {explorerLinks} from './explorerLinks';

const links = [
  explorerLinks(linea.id, 'block', '1000000'),
  explorerLinks(linea.id, 'address', '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec'),
  explorerLinks(linea.id, 'token', '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f'),
];
console.log(links.flat().join('\n'));
