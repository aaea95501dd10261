import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';

type Props = {
  readonly etiqueta: string;
  readonly ayuda?: string;
  readonly valor: string;
  /** From 1 on. */
  readonly maximo: number;
  readonly onCambio: (valor: number) => void;
};

/**
 * What is being typed is its own until it is left: it may be emptied, and only a number that is good is told. One that is too
 * much shows that it is, and is the most there may be once it is left.
 */
export function CajaDeEntero({ etiqueta, ayuda, valor, maximo, onCambio }: Props) {
  const { t } = useTranslation('papel');
  const [escrito, setEscrito] = useState<string | null>(null);
  const pedido = Math.trunc(Number(escrito ?? valor));
  const pasado = pedido > maximo;
  const handleCambio = (texto: string) => {
    setEscrito(texto);
    const nuevo = Math.trunc(Number(texto));
    if (nuevo >= 1 && nuevo <= maximo) onCambio(nuevo);
  };
  const handleSalir = () => {
    if (pasado) onCambio(maximo);
    setEscrito(null);
  };
  return (
    <TextField
      type="number"
      size="small"
      label={etiqueta}
      error={pasado}
      helperText={pasado ? t('etiquetas.hasta', { n: formatearEntero(maximo) }) : ayuda}
      value={escrito ?? valor}
      onChange={({ target }) => handleCambio(target.value)}
      onBlur={handleSalir}
      slotProps={{ htmlInput: { min: 1, max: maximo } }}
    />
  );
}
