import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { type HTMLInputTypeAttribute, type ReactNode, useContext, useId } from 'react';
import { useController } from 'react-hook-form';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { type Disposicion, DisposicionContext } from './disposicion.ts';
import { textos } from './textos.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly tipo?: HTMLInputTypeAttribute;
  readonly icono?: Icono | undefined;
  /** Where the icon stands; at the start by default. */
  readonly ladoDelIcono?: 'start' | 'end' | undefined;
  readonly multilinea?: boolean;
  readonly placeholder?: string;
  readonly opciones?: readonly { readonly valor: string; readonly texto: string }[];
};

/** A field of a form of the demonstration, with its label where the form around it has them. */
export function CampoDe({ name, label, tipo = 'text', opciones, ...props }: Props) {
  const t = textos.usar();
  const id = useId();
  const { field, fieldState } = useController({ name });
  useCampoConocido(name, label, {});
  const reparo = fieldState.error?.message;
  const descripcion = reparo ? `${id}-reparo` : undefined;
  return (
    <Renglon htmlFor={id} idDeRotulo={`${id}-rotulo`} rotulo={label}>
      <FormControl fullWidth error={fieldState.invalid}>
        {opciones ? (
          <Select
            name={field.name}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            displayEmpty
            labelId={`${id}-rotulo`}
            SelectDisplayProps={{ id, 'aria-describedby': descripcion } as object}
          >
            <MenuItem value="" disabled>
              {t('elegir')}
            </MenuItem>
            {opciones.map(({ valor, texto }) => (
              <MenuItem key={valor} value={valor}>
                {texto}
              </MenuItem>
            ))}
          </Select>
        ) : (
          <OutlinedInput
            id={id}
            name={field.name}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            type={tipo}
            autoComplete={tipo === 'password' ? 'new-password' : 'off'}
            placeholder={props.placeholder ?? ''}
            multiline={props.multilinea ?? false}
            {...(props.multilinea ? { minRows: 3 } : {})}
            {...adornos(props.icono, props.ladoDelIcono)}
            slotProps={{ input: { 'aria-describedby': descripcion } }}
          />
        )}
        {reparo && <FormHelperText id={descripcion}>{reparo}</FormHelperText>}
      </FormControl>
    </Renglon>
  );
}

const adornos = (icono: Icono | undefined, lado: 'start' | 'end' = 'start') =>
  icono ? { [`${lado}Adornment`]: <Signo lado={lado} icono={icono} /> } : {};

function Signo({ lado, icono: Icono }: { readonly lado: 'start' | 'end'; readonly icono: Icono }) {
  return (
    <InputAdornment position={lado} sx={{ color: 'text.secondary' }}>
      <Icono size={18} stroke={1.7} aria-hidden />
    </InputAdornment>
  );
}

/** A label and what it names: three parts and nine of the width from 900 px on when labels stand beside, stacked below that. */
export function Renglon(props: {
  readonly rotulo: string;
  readonly htmlFor?: string;
  readonly idDeRotulo?: string;
  readonly children: ReactNode;
}) {
  const disposicion = useContext(DisposicionContext);
  return (
    <Box sx={estilo(disposicion)}>
      <Box component={props.htmlFor ? 'label' : 'span'} htmlFor={props.htmlFor} id={props.idDeRotulo}>
        {props.rotulo}
      </Box>
      {props.children}
    </Box>
  );
}

const estilo = (disposicion: Disposicion) => {
  const alLado = disposicion !== 'arriba';
  return {
    display: 'grid',
    minWidth: 0,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(alLado && { md: 'minmax(0, 3fr) minmax(0, 9fr)' }) },
    alignItems: 'start',
    columnGap: 2,
    rowGap: 0.5,
    '& > label, & > span': {
      fontSize: '0.75rem',
      lineHeight: '1rem',
      fontWeight: 500,
      color: 'text.secondary',
      ...(alLado && {
        pt: { md: 1.375 },
        textAlign: { md: disposicion === 'al-lado-al-fin' ? 'end' : 'start' },
      }),
    },
  } as const;
};
