import type {LimitGroup} from './schema';

/** Exit codes of the process that makes one proof, and what the controller does then. */
export const proverExits = {
  caption: 'Exit codes of a prover job, with code defaults',
  columns: ['Exit code', 'Meaning', 'Controller action'],
  limits: [
    {what: '0', cells: ['the proof is complete', 'moves the proof to the responses']},
    {
      what: '1',
      cells: [
        'an error, for example a segment that fails verification',
        'marks the request as failed',
      ],
    },
    {
      what: '2',
      cells: [
        'a panic, for example a value that its lookup table lacks',
        'restarts an execution job with `--large`',
      ],
    },
    {
      what: '77',
      cells: ['a trace is larger than the circuit', 'restarts an execution job with `--large`'],
    },
    {
      what: '78',
      cells: ['a constraint check fails', 'marks the request as failed'],
    },
    {what: '79', cells: ['the trace file is missing', 'marks the request as failed']},
    {
      what: '137',
      cells: ['out of memory', 'renames an execution request and leaves it to a larger machine'],
    },
    {
      what: '1137',
      cells: [
        'stopped by the controller, for example when the machine is reclaimed',
        'returns the request to the queue',
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
