export { frases, MotorImposible } from './frases.ts';
export { ensureMotor, type Motor } from './supervisor.ts';
