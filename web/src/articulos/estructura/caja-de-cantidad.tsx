import TextField from '@mui/material/TextField';
import { respetaDecimales } from '@trastienda/nucleo/comun/cantidad.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';

/** A number as people write it; `onCambio` hears it as it travels, and null while it cannot be read. */
export function CajaDeCantidad(props: {
  readonly etiqueta: string;
  readonly valor: string;
  readonly decimales: number;
  /** The most the server takes. */
  readonly maximo: number;
  readonly onCambio: (valor: string | null) => void;
  readonly ayuda?: string;
  readonly ancho?: number;
  /** Its name is told by a column title: only those who do not see it hear it here. */
  readonly sinTitulo?: boolean;
  readonly admiteCero?: boolean;
}) {
  const { t } = useTranslation('estructura');
  const [texto, setTexto] = useState(() => textoEditable(props.valor));
  const leer = (escrito: string) => leerCantidad(escrito, { admiteCero: false, ...props });
  const { problema } = leer(texto);
  return (
    <TextField
      size="small"
      value={texto}
      {...(props.sinTitulo ? {} : { label: props.etiqueta })}
      onChange={(evento) => {
        setTexto(evento.target.value);
        props.onCambio(leer(evento.target.value).valor ?? null);
      }}
      error={problema !== undefined}
      helperText={
        problema
          ? t(`editor.${problema}`, { count: props.decimales, maximo: formatearEntero(props.maximo) })
          : props.ayuda
      }
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

type Leida = {
  readonly valor?: string;
  readonly problema?: 'invalida' | 'positiva' | 'negativa' | 'entera' | 'decimales' | 'maxima';
};

type Admitida = { readonly decimales: number; readonly maximo: number; readonly admiteCero: boolean };

/** As it travels, or what keeps it from being taken. */
function leerCantidad(escrito: string, { decimales, maximo, admiteCero }: Admitida): Leida {
  const leido = leerDecimal(escrito, decimales);
  if (leido.estado !== 'valido') return { problema: 'invalida' };
  const { valor } = leido;
  if (Number(valor) < 0 && admiteCero) return { problema: 'negativa' };
  if (Number(valor) <= 0 && !admiteCero) return { problema: 'positiva' };
  if (!respetaDecimales(valor, decimales)) return { problema: decimales === 0 ? 'entera' : 'decimales' };
  if (Number(valor) > maximo) return { problema: 'maxima' };
  return { valor };
}
