import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leerDecimal, textoEditable } from '#ui/leer-decimal.ts';

/** A number as people write it; `onCambio` hears it as it travels, and null while it cannot be read. */
export function CajaDeCantidad(props: {
  readonly etiqueta: string;
  readonly valor: string;
  readonly decimales: number;
  readonly onCambio: (valor: string | null) => void;
  readonly ayuda?: string;
  readonly ancho?: number;
  /** Its name is told by a column title: only those who do not see it hear it here. */
  readonly sinTitulo?: boolean;
  readonly admiteCero?: boolean;
}) {
  const { t } = useTranslation('estructura');
  const [texto, setTexto] = useState(() => textoEditable(props.valor));
  const leer = (escrito: string): string | null => {
    const leido = leerDecimal(escrito, props.decimales);
    if (leido.estado !== 'valido') return null;
    const valor = Number(leido.valor);
    return valor > 0 || (props.admiteCero && valor === 0) ? leido.valor : null;
  };
  const bien = leer(texto) !== null;
  return (
    <TextField
      size="small"
      value={texto}
      {...(props.sinTitulo ? {} : { label: props.etiqueta })}
      onChange={(evento) => {
        setTexto(evento.target.value);
        props.onCambio(leer(evento.target.value));
      }}
      error={!bien}
      helperText={bien ? props.ayuda : t('editor.invalida')}
      sx={{ width: props.ancho ?? 120 }}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          dir: 'ltr',
          autoComplete: 'off',
          style: { textAlign: 'end' },
          ...(props.sinTitulo ? { 'aria-label': props.etiqueta } : {}),
        },
      }}
    />
  );
}
