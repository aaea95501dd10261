import TextField from '@mui/material/TextField';
import type { Result } from '@trastienda/nucleo/comun/result.ts';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { type CampoProps, useEtiqueta } from '#ui/campos.tsx';
import { useCampoConocido } from '#ui/formulario-campos.ts';

type Props<Valor> = Omit<CampoProps, 'ayuda'> & {
  /** The value in the form, as people write it. */
  readonly escribir: (valor: Valor) => string;
  readonly leer: (texto: string) => Result<Valor, string>;
  /** What stands in the form while the text says nothing: the schema refuses it. */
  readonly ilegible: Valor;
  /** Under the box, of what was understood. */
  readonly ayuda: (valor: Valor) => string;
  readonly inputMode?: 'numeric' | 'text';
};

/** A value that is written as a text of its own kind: chained discounts, whole days. */
export function CampoLeido<Valor>({ name, label, escribir, leer, ilegible, ayuda, ...props }: Props<Valor>) {
  const { field, fieldState } = useController({ name });
  const [texto, setTexto] = useState(() => escribir(field.value as Valor));
  const leido = leer(texto);
  useCampoConocido(name, label, {});
  return (
    <TextField
      name={field.name}
      inputRef={field.ref}
      label={useEtiqueta(label, props)}
      value={texto}
      onChange={({ target }) => {
        setTexto(target.value);
        const nuevo = leer(target.value);
        field.onChange(nuevo.ok ? nuevo.value : ilegible);
      }}
      onBlur={() => {
        if (leido.ok) setTexto(escribir(leido.value));
        field.onBlur();
      }}
      fullWidth
      autoComplete="off"
      error={fieldState.invalid}
      helperText={leido.ok ? ayuda(leido.value) : fieldState.invalid ? leido.error : ayuda(ilegible)}
      slotProps={{ htmlInput: { inputMode: props.inputMode ?? 'text', dir: 'ltr', maxLength: 60 } }}
    />
  );
}
