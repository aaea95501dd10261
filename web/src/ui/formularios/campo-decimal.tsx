import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte, formatearUnitario } from '#ui/formato/formato.ts';
import { type CampoProps, useEtiqueta } from './campos.tsx';
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
  const { texto, ilegible, field, fieldState, ...eventos } = useTextoDecimal(name, decimales, dinero);
  useCampoConocido(name, label, props, (valor) => mostrar(String(valor), decimales, dinero));
  return (
    <TextField
      name={field.name}
      inputRef={field.ref}
      label={useEtiqueta(label, props)}
      value={texto}
      {...eventos}
      fullWidth
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={(fieldState.error && ilegible) ?? fieldState.error?.message ?? ayuda}
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

/** The text in the box and the value in the form: two things, as what is typed may not be a number yet. */
function useTextoDecimal(name: string, decimales: number, dinero: boolean) {
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ name });
  const valor = typeof field.value === 'string' ? field.value : '';
  const [texto, setTexto] = useState(() => mostrar(valor, decimales, dinero));
  const [visto, setVisto] = useState(valor);

  // The form was reset or set from outside: the box follows it.
  if (visto !== valor) {
    setVisto(valor);
    if (aValor(texto, decimales) !== valor) setTexto(mostrar(valor, decimales, dinero));
  }

  const leido = leerDecimal(texto, decimales);
  const ilegible = {
    ambiguo: () => t('formulario.ambiguo', leido as { conMiles: string; conDecimales: string }),
    invalido: () => t('formulario.numero', { ejemplo: formatearImporte('1234.56') }),
    valido: () => undefined,
    vacio: () => undefined,
  }[leido.estado]();
  const onChange = (evento: ChangeEvent<HTMLInputElement>) => {
    const siguiente = aValor(evento.target.value, decimales);
    setTexto(evento.target.value);
    setVisto(siguiente);
    field.onChange(siguiente);
  };
  const porElegir = useRef<HTMLInputElement>(null);
  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    const editable = textoEditable(valor);
    // From the value, not from the text: `1.234` on screen is a thousand to whoever goes on typing.
    if (!ES_DECIMAL.test(valor) || editable === texto) return;
    // Whoever came with the keyboard writes over all of it; the browser forgets that as the text becomes another.
    if (target.selectionStart === 0 && target.selectionEnd === target.value.length) porElegir.current = target;
    setTexto(editable);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is on screen by now
  useLayoutEffect(() => {
    porElegir.current?.select();
    porElegir.current = null;
  }, [texto]);
  const onBlur = () => {
    if (leido.estado === 'valido') setTexto(mostrar(leido.valor, decimales, dinero));
    field.onBlur();
  };
  return { texto, ilegible, field, fieldState, onChange, onFocus, onBlur };
}

const ES_DECIMAL = /^-?\d+(\.\d+)?$/;

/** What the form holds for a typed text. An ambiguous one is kept in a form no schema takes for a number. */
function aValor(texto: string, decimales: number): string {
  const leido = leerDecimal(texto, decimales);
  if (leido.estado === 'valido') return leido.valor;
  if (leido.estado === 'vacio') return '';
  return leido.estado === 'ambiguo' ? `${texto} ?` : texto;
}

function mostrar(valor: string, decimales: number, dinero: boolean): string {
  if (leerDecimal(textoEditable(valor), decimales).estado !== 'valido' || !ES_DECIMAL.test(valor)) return valor;
  // More decimals than it admits are shown as they are: the schema has something to say about them.
  if ((valor.split('.')[1]?.length ?? 0) > decimales) return textoEditable(valor);
  if (!dinero) return decimales <= 3 ? formatearCantidad(valor) : formatearUnitario(valor);
  return decimales > 2 ? formatearUnitario(valor) : formatearImporte(valor);
}
