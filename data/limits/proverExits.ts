import type {LimitGroup} from './schema';

/** Exit codes of the process that makes one proof, and what the controller does then. */
export const proverExits = {
  caption: 'How a job ends, by the defaults of the code',
  columns: ['Exit code', 'Means', 'The controller'],
  limits: [
    {what: '0', cells: ['the proof is there', 'moves it to the responses']},
    {
      what: '1',
      cells: ['an error, as when a segment does not verify', 'marks the request as failed'],
    },
    {
      what: '2',
      cells: [
        'a panic, as when a value is not in its lookup table',
        'starts an execution job again with `--large`',
      ],
    },
    {
      what: '77',
      cells: ['a trace is larger than the circuit', 'starts an execution job again with `--large`'],
    },
    {
      what: '78',
      cells: [
        'a constraint does not hold, in a check made for that',
        'marks the request as failed',
      ],
    },
    {what: '79', cells: ['the trace file is missing', 'marks the request as failed']},
    {
      what: '137',
      cells: ['out of memory', 'leaves an execution request, renamed, to a larger machine'],
    },
    {
      what: '1137',
      cells: [
        'killed by the controller itself, as when the machine is taken back',
        'puts the request back',
      ],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:prover/cmd/controller/controller/executor.go',
    'Consensys/linea-monorepo@cb180134:prover/cmd/controller/controller/controller.go',
    'Consensys/linea-monorepo@cb180134:prover/config/config_default.go',
    'Consensys/linea-monorepo@cb180134:prover/utils/exit/exit.go',
    'Consensys/linea-monorepo@cb180134:prover/cmd/prover/main.go',
    'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/logderivativesum/prover_tasks.go',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
