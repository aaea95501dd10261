/** A text that a cell cannot take, told before asking the server: its message is for people. */
export class CeldaRechazada extends Error {
  constructor(frase: string) {
    super(frase);
    this.name = 'CeldaRechazada';
  }
}
