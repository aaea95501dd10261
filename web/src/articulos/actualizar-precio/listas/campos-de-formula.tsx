import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  type Derivacion,
  type ListaDePrecio,
  PRECIOS_ESCRITOS,
} from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { BASES_DE_LISTA, TIPOS_DE_LISTA } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import { MODOS_DE_REDONDEO } from '@trastienda/nucleo/articulos/precios/redondeo.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { Fichas } from '#ui/formularios/fichas.tsx';
import { EjemploDeFormula } from './ejemplo-de-formula.tsx';
import { FORMULA_VACIA } from './valores-de-lista.ts';

type Props = {
  readonly listas: readonly ListaDePrecio[];
  /** It has prices that somebody wrote: a formula has to say what becomes of them. */
  readonly conEscritos: boolean;
};

/** Written by hand, or worked out of a base: coefficient, rounding, fee, least margin, always in that order (INV-45). */
export function CamposDeFormula({ listas, conEscritos }: Props) {
  const { t } = useTranslation('precios');
  const { setValue } = useFormContext();
  const derivacion = useWatch({ name: 'derivacion' }) as Derivacion | null;
  const tipo = derivacion === null ? 'MANUAL' : 'DERIVADA';
  return (
    <>
      <Fichas
        titulo={t('listasDePrecio.listas.calculo')}
        valor={tipo}
        fichas={TIPOS_DE_LISTA.map((valor) => ({ valor, texto: t(`listasDePrecio.listas.${valor}`) }))}
        onCambio={(elegido) =>
          setValue('derivacion', elegido === 'MANUAL' ? null : FORMULA_VACIA, { shouldDirty: true })
        }
      />
      {derivacion === null ? (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('listasDePrecio.listas.manualTexto')}</Box>
      ) : (
        <Formula base={derivacion.base} listas={listas} />
      )}
      {conEscritos && derivacion !== null && (
        <CampoSelect
          name="preciosEscritos"
          label={t('listasDePrecio.listas.escritos')}
          ayuda={t('listasDePrecio.listas.escritosAyuda')}
          opciones={PRECIOS_ESCRITOS.map((valor) => ({ valor, texto: t(`listasDePrecio.listas.${valor}`) }))}
        />
      )}
    </>
  );
}

function Formula({ base, listas }: { readonly base: Derivacion['base']; readonly listas: readonly ListaDePrecio[] }) {
  const { t } = useTranslation('precios');
  const { setValue, getValues } = useFormContext();
  // Only who may see costs writes a formula over them (INV-71).
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  const handleBase = (elegida: string) => {
    // Another lista only travels with the base that needs it.
    const { listaBaseId: _, ...resto } = getValues('derivacion');
    const otra = elegida === 'LISTA' ? { listaBaseId: '' } : {};
    setValue('derivacion', { ...resto, base: elegida, ...otra }, { shouldDirty: true });
  };
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('listasDePrecio.listas.base')}
        value={base}
        onChange={({ target }) => handleBase(target.value)}
      >
        {BASES_DE_LISTA.filter((valor) => veCostos || valor === 'LISTA').map((valor) => (
          <MenuItem key={valor} value={valor}>
            {t(`listasDePrecio.listas.bases.${valor}`)}
          </MenuItem>
        ))}
      </TextField>
      {base === 'LISTA' && (
        <CampoSelect
          name="derivacion.listaBaseId"
          label={t('listasDePrecio.listas.listaBase')}
          opciones={listas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        />
      )}
      <CampoDecimal name="derivacion.coeficiente" label={t('listasDePrecio.listas.coeficiente')} decimales={6} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
        <CampoDecimal
          name="derivacion.paso"
          label={t('listasDePrecio.listas.redondeo')}
          ayuda={t('listasDePrecio.listas.redondeoAyuda')}
          decimales={4}
        />
        <CampoSelect
          name="derivacion.modo"
          label={t('actualizar.lote.regla.modo')}
          opciones={MODOS_DE_REDONDEO.map((valor) => ({ valor, texto: t(`actualizar.lote.modo.${valor}`) }))}
        />
      </Box>
      <CampoDecimal
        name="derivacion.adicional"
        label={t('listasDePrecio.listas.adicional')}
        ayuda={t('listasDePrecio.listas.adicionalAyuda')}
        decimales={4}
      />
      <EjemploDeFormula />
    </>
  );
}
