export { frases, MotorImposible } from './frases.ts';
export { rotarClaves } from './rotar.ts';
export { ensureMotor, type Motor } from './supervisor.ts';
