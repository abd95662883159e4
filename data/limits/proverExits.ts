import type {LimitGroup} from './schema';

/** Exit codes of the process that makes one proof, and what the controller does then. */
export const proverExits = {
  caption: 'Exit codes of a prover job, with code defaults',
  columns: ['Exit code', 'Meaning', 'Controller action'],
  limits: [
    {what: '0', cells: ['The proof is complete', 'Moves the proof to the responses']},
    {
      what: '1',
      cells: [
        'An error, for example a segment that fails verification',
        'Marks the request as failed',
      ],
    },
    {
      what: '2',
      cells: [
        'A panic, for example a value that its lookup table lacks',
        'Restarts an execution job with `--large`',
      ],
    },
    {
      what: '77',
      cells: ['A trace is larger than the circuit', 'Restarts an execution job with `--large`'],
    },
    {
      what: '78',
      cells: ['A constraint check fails', 'Marks the request as failed'],
    },
    {what: '79', cells: ['The trace file is missing', 'Marks the request as failed']},
    {
      what: '137',
      cells: ['Out of memory', 'Renames an execution request and leaves it to a larger machine'],
    },
    {
      what: '333',
      cells: [
        'Not used by the prover; only in the controller’s default list',
        'Restarts an execution job with `--large`',
      ],
    },
    {
      what: '1137',
      cells: [
        'Stopped by the controller, for example when the machine is reclaimed',
        'Returns the request to the queue',
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
