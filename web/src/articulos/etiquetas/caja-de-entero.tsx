import TextField from '@mui/material/TextField';
import { useState } from 'react';

type Props = {
  readonly etiqueta: string;
  readonly ayuda?: string;
  readonly valor: string;
  /** From 1 on. */
  readonly maximo: number;
  readonly onCambio: (valor: number) => void;
};

/** What is being typed is its own until it is left: it may be emptied, and only a number that is good is told. */
export function CajaDeEntero({ etiqueta, ayuda, valor, maximo, onCambio }: Props) {
  const [escrito, setEscrito] = useState<string | null>(null);
  const handleCambio = (texto: string) => {
    setEscrito(texto);
    const pedido = Math.trunc(Number(texto));
    if (pedido >= 1 && pedido <= maximo) onCambio(pedido);
  };
  return (
    <TextField
      type="number"
      size="small"
      label={etiqueta}
      helperText={ayuda}
      value={escrito ?? valor}
      onChange={({ target }) => handleCambio(target.value)}
      onBlur={() => setEscrito(null)}
      slotProps={{ htmlInput: { min: 1, max: maximo } }}
    />
  );
}
