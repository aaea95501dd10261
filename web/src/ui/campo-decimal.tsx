import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CampoProps, useEtiqueta } from './campos.tsx';
import { formatearCantidad, formatearImporte, formatearUnitario } from './formato.ts';
import { useCampoConocido } from './formulario-campos.ts';
import { leerDecimal, textoEditable } from './leer-decimal.ts';

type Props = CampoProps & {
  /** How many decimals it admits. */
  readonly decimales: number;
  /** Money shows its two decimals; a quantity only those it has. */
  readonly dinero?: boolean;
  readonly prefijo?: string;
  readonly sufijo?: string;
};

/**
 * A number typed the Argentine way. The value in the form is decimal text as it travels (`"1234.5"`); what cannot
 * be read stays in the form as typed, so that the schema refuses it too.
 */
export function CampoDecimal({ name, label, ayuda, decimales, dinero = false, ...props }: Props) {
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ name });
  const valor = typeof field.value === 'string' ? field.value : '';
  const [texto, setTexto] = useState(() => mostrar(valor, decimales, dinero));
  const [visto, setVisto] = useState(valor);
  const escribiendo = useRef(false);
  useCampoConocido(name, label, props);

  // The form was reset or set from outside: the box follows it.
  if (visto !== valor) {
    setVisto(valor);
    if (aValor(texto, decimales) !== valor) setTexto(mostrar(valor, decimales, dinero));
  }

  const leido = leerDecimal(texto, decimales);
  const handleChange = (nuevo: string) => {
    setTexto(nuevo);
    const siguiente = aValor(nuevo, decimales);
    setVisto(siguiente);
    field.onChange(siguiente);
  };
  const handleFocus = () => {
    escribiendo.current = true;
    if (leido.estado === 'valido') setTexto(textoEditable(leido.valor));
  };
  const handleBlur = () => {
    escribiendo.current = false;
    if (leido.estado === 'valido') setTexto(mostrar(leido.valor, decimales, dinero));
    field.onBlur();
  };

  const ilegible =
    leido.estado === 'ambiguo'
      ? t('formulario.ambiguo', { conMiles: leido.conMiles, conDecimales: leido.conDecimales })
      : leido.estado === 'invalido'
        ? t('formulario.numero')
        : undefined;
  const mensaje = fieldState.error && ilegible ? ilegible : fieldState.error?.message;
  return (
    <TextField
      name={field.name}
      inputRef={field.ref}
      label={useEtiqueta(label, props)}
      value={texto}
      onChange={(evento) => handleChange(evento.target.value)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      fullWidth
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={mensaje ?? ayuda}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr', style: { textAlign: 'end' } },
        input: {
          startAdornment: props.prefijo && <InputAdornment position="start">{props.prefijo}</InputAdornment>,
          endAdornment: props.sufijo && <InputAdornment position="end">{props.sufijo}</InputAdornment>,
        },
      }}
      {...(props.sx ? { sx: props.sx } : {})}
    />
  );
}

/** What the form holds for a typed text. An ambiguous one is kept in a form no schema takes for a number. */
function aValor(texto: string, decimales: number): string {
  const leido = leerDecimal(texto, decimales);
  if (leido.estado === 'valido') return leido.valor;
  if (leido.estado === 'vacio') return '';
  return leido.estado === 'ambiguo' ? `${texto} ?` : texto;
}

function mostrar(valor: string, decimales: number, dinero: boolean): string {
  if (leerDecimal(textoEditable(valor), decimales).estado !== 'valido' || !/^-?\d+(\.\d+)?$/.test(valor)) return valor;
  // More decimals than it admits are shown as they are: the schema has something to say about them.
  if ((valor.split('.')[1]?.length ?? 0) > decimales) return textoEditable(valor);
  if (!dinero) return decimales <= 3 ? formatearCantidad(valor) : formatearUnitario(valor);
  return decimales > 2 ? formatearUnitario(valor) : formatearImporte(valor);
}
