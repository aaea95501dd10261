import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { listarClientes } from '@trastienda/nucleo/clientes/contrato.ts';
import {
  leerDocumento,
  nombreDeDocumento,
  TIPOS_DE_DOCUMENTO,
  type TipoDeDocumento,
} from '@trastienda/nucleo/clientes/documento.ts';
import { repararCondicion } from '@trastienda/nucleo/clientes/identidad.ts';
import {
  CONDICIONES_IVA,
  CONSUMIDOR_FINAL,
  esCondicionIva,
  nombreDeCondicion,
} from '@trastienda/nucleo/comun/condicion-iva.ts';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

const TIPOS = TIPOS_DE_DOCUMENTO.map((tipo) => ({ valor: tipo, texto: nombreDeDocumento[tipo] }));
const CONDICIONES = CONDICIONES_IVA.map((codigo) => ({ valor: codigo, texto: nombreDeCondicion(codigo) }));

/** Document and condición IVA, judged while they are written (CLI-01, CLI-02). `propio` is the cliente being edited. */
export function CamposDeIdentidad({ propio }: { readonly propio?: string | undefined }) {
  const { t } = useTranslation('clientes');
  const tipo: TipoDeDocumento = useWatch({ name: 'documento.tipo' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' } }}>
        <CampoDeTipo />
        <CampoDeNumero key={tipo} tipo={tipo} propio={propio} />
      </Box>
      <div>
        <CampoSelect name="condicionIva" label={t('campo.condicionIva')} opciones={CONDICIONES} />
        <ReparoDeCondicion />
      </div>
    </>
  );
}

const decirTipo = (tipo: unknown): string | undefined => TIPOS.find(({ valor }) => valor === tipo)?.texto;

/** Whoever is not identified has no number, and can only be Consumidor Final. */
function CampoDeTipo() {
  const { t } = useTranslation('clientes');
  const { field, fieldState } = useController({ name: 'documento.tipo' });
  const { ref, ...resto } = field;
  const { getValues, setValue } = useFormContext();
  useCampoConocido('documento.tipo', t('campo.tipo'), {}, decirTipo);
  const handleChange = (tipo: string) => {
    field.onChange(tipo);
    if (tipo !== '99') return;
    setValue('documento.numero', '', { shouldDirty: true });
    if (getValues('condicionIva') === '') setValue('condicionIva', CONSUMIDOR_FINAL, { shouldDirty: true });
  };
  return (
    <TextField
      {...resto}
      inputRef={ref}
      select
      fullWidth
      label={t('campo.tipo')}
      onChange={(evento) => handleChange(evento.target.value)}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {TIPOS.map(({ valor, texto }) => (
        <MenuItem key={valor} value={valor}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Says at once that document and condición do not go together, before anything is sent. */
function ReparoDeCondicion() {
  const [tipo, condicionIva]: [TipoDeDocumento, number | ''] = useWatch({ name: ['documento.tipo', 'condicionIva'] });
  const reparo = condicionIva !== '' && esCondicionIva(condicionIva) ? repararCondicion(tipo, condicionIva) : undefined;
  return <div role="status">{reparo && <FormHelperText error>{reparo}</FormHelperText>}</div>;
}

const LARGO_DE_CUIT = 11;

function CampoDeNumero({ tipo, propio }: { readonly tipo: TipoDeDocumento; readonly propio: string | undefined }) {
  const { t } = useTranslation('clientes');
  const { field, fieldState } = useController({ name: 'documento.numero' });
  const [dejado, setDejado] = useState(false);
  useCampoConocido('documento.numero', t('campo.numero'), {});
  const escrito = String(field.value ?? '');
  const leido = leerDocumento(tipo, escrito);
  const duenio = useDuenio(tipo, leido.ok ? leido.value.numero : null, propio);

  // While it is half written nobody wants to hear that it is wrong.
  const completo = dejado || escrito.replace(/\D/g, '').length >= LARGO_DE_CUIT;
  const alVivo = leido.ok || !completo || escrito === '' ? undefined : leido.error;
  const error =
    (fieldState.error && !leido.ok ? leido.error : fieldState.error?.message) ??
    alVivo ??
    (duenio === undefined ? undefined : t('documento.repetido', { nombre: duenio }));
  const valido = leido.ok && escrito !== '' && error === undefined;
  return (
    <TextField
      name={field.name}
      inputRef={field.ref}
      value={escrito}
      onChange={field.onChange}
      onBlur={() => {
        setDejado(true);
        field.onBlur();
      }}
      label={t('campo.numero')}
      fullWidth
      autoComplete="off"
      disabled={tipo === '99'}
      error={error !== undefined}
      helperText={error ?? (valido ? t('documento.valido', { tipo: nombreDeDocumento[tipo] }) : undefined)}
      slotProps={{
        htmlInput: { maxLength: 40 },
        input: valido ? { endAdornment: <Valido /> } : {},
        formHelperText: { role: 'status' },
      }}
    />
  );
}

const Valido = () => (
  <Box component="span" sx={{ display: 'inline-flex', color: 'success.text' }}>
    <IconCircleCheck size={18} stroke={1.7} aria-hidden />
  </Box>
);

/** Who already has this document, as far as the list knows; the server has the last word. */
function useDuenio(tipo: TipoDeDocumento, numero: string | null, propio: string | undefined): string | undefined {
  const consulta = useQuery({
    ...consultaDe(listarClientes, { query: { buscar: numero ?? '', porPagina: 5 } }),
    enabled: numero !== null,
  });
  if (numero === null) return undefined;
  return consulta.data?.filas.find(
    ({ id, documento }) => id !== propio && documento.tipo === tipo && documento.numero === numero,
  )?.razonSocial;
}
