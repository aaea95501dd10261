import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReglaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { BASES_DE_REGLA } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useTextoDeRegla } from '#articulos/actualizar-precio/texto-de-lote.ts';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { reglaVacia, TIPOS_DE_REGLA } from './valores-de-lote.ts';

const COSTOS = ['COSTO_REPOSICION', 'COSTO_PROMEDIO'] as const;
/** Only who may see costs writes a rule over them (INV-71). */
const DE_COSTO: readonly ReglaDeLote['tipo'][] = ['MARGEN', 'MARGEN_DE_CLASIFICACION'];

/** What is done to each price (PRE-03): the kind of rule, and what that kind asks for. */
export function CamposDeRegla() {
  const { t } = useTranslation('precios');
  const { setValue } = useFormContext();
  const regla = useWatch({ name: 'regla' }) as ReglaDeLote;
  const textoDeRegla = useTextoDeRegla();
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  const { tipo } = regla;
  // What came in a file is not changed for another rule.
  if (tipo === 'ARCHIVO') return <Typography variant="body2">{textoDeRegla(regla)}</Typography>;
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('actualizar.lote.regla.como')}
        value={tipo}
        onChange={({ target }) =>
          setValue('regla', reglaVacia(target.value as (typeof TIPOS_DE_REGLA)[number]), { shouldDirty: true })
        }
      >
        {TIPOS_DE_REGLA.filter((valor) => veCostos || !DE_COSTO.includes(valor)).map((valor) => (
          <MenuItem key={valor} value={valor}>
            {t(`actualizar.regla.${valor}`)}
          </MenuItem>
        ))}
      </TextField>
      <DeSuTipo key={tipo} tipo={tipo} />
    </>
  );
}

function DeSuTipo({ tipo }: { readonly tipo: ReglaDeLote['tipo'] }) {
  const { t } = useTranslation('precios');
  if (tipo === 'MANTENER_MARGEN') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('actualizar.lote.regla.mantener')}
      </Typography>
    );
  }
  if (tipo === 'PORCENTAJE') {
    return (
      <CampoDecimal
        name="regla.valor"
        label={t('actualizar.lote.regla.porcentaje')}
        ayuda={t('actualizar.lote.regla.porcentajeAyuda')}
        decimales={4}
        sufijo="%"
      />
    );
  }
  if (tipo === 'IMPORTE') {
    return (
      <CampoDecimal
        name="regla.valor"
        label={t('actualizar.lote.regla.importe')}
        ayuda={t('actualizar.lote.regla.importeAyuda')}
        decimales={4}
        dinero
      />
    );
  }
  if (tipo === 'MARGEN_DE_CLASIFICACION') return <DeMargen ayuda={t('actualizar.lote.regla.deClasificacion')} />;
  return tipo === 'MARGEN' ? <DeMargen /> : <DeCoeficiente />;
}

/** Over which cost, and the margin, unless it is the one of each classification: then `ayuda` says so. */
function DeMargen({ ayuda }: { readonly ayuda?: string }) {
  const { t } = useTranslation('precios');
  return (
    <>
      <CampoSelect
        name="regla.base"
        label={t('actualizar.lote.regla.base')}
        opciones={COSTOS.map((valor) => ({ valor, texto: t(`listasDePrecio.listas.bases.${valor}`) }))}
      />
      {ayuda === undefined ? (
        <CampoDecimal
          name="regla.valor"
          label={t('actualizar.lote.regla.margen')}
          ayuda={t('actualizar.lote.regla.margenAyuda')}
          decimales={2}
          sufijo="%"
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ayuda}
        </Typography>
      )}
      <PorCantidad />
    </>
  );
}

/** What becomes of the prices by quantity when the common one comes out of a cost (PRE-11). */
function PorCantidad() {
  const { t } = useTranslation('precios');
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('actualizar.lote.regla.porCantidad')}
    </Typography>
  );
}

type Base = (typeof BASES_DE_REGLA)[number];
const esCosto = (base: Base): boolean => (COSTOS as readonly Base[]).includes(base);

function DeCoeficiente() {
  const { t } = useTranslation('precios');
  const { t: tArticulo } = useTranslation('articulos');
  const { setValue, getValues } = useFormContext();
  const listas = useListasDePrecio();
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  const base = useWatch({ name: 'regla.base' }) as Base;
  const nombre = (valor: Base) =>
    valor === 'PRECIO' ? tArticulo('campo.precio') : t(`listasDePrecio.listas.bases.${valor}`);
  const handleBase = (elegida: Base) => {
    // Another lista only travels with the base that needs it.
    const { tipo, valor } = getValues('regla');
    const otra = elegida === 'LISTA' ? { listaBaseId: '' } : {};
    setValue('regla', { tipo, valor, base: elegida, ...otra }, { shouldDirty: true });
  };
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('actualizar.lote.regla.base')}
        value={base}
        onChange={({ target }) => handleBase(target.value as Base)}
      >
        {BASES_DE_REGLA.filter((valor) => veCostos || !esCosto(valor)).map((valor) => (
          <MenuItem key={valor} value={valor}>
            {nombre(valor)}
          </MenuItem>
        ))}
      </TextField>
      {base === 'LISTA' && (
        <CampoSelect
          name="regla.listaBaseId"
          label={t('actualizar.lote.regla.listaBase')}
          opciones={listas.map(({ id, nombre: texto }) => ({ valor: id, texto }))}
        />
      )}
      <CampoDecimal name="regla.valor" label={t('actualizar.lote.regla.coeficiente')} decimales={6} />
      {esCosto(base) && <PorCantidad />}
    </>
  );
}
