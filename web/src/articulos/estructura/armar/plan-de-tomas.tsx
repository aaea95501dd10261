import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { KitAbierto, PasoDeArmado, PlanDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { TablaOLista } from '#articulos/estructura/tabla-simple.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';

type Props = {
  readonly plan: PlanDeArmado;
  readonly preferidos: ReadonlyMap<string, string>;
  readonly onPreferir: (lineaId: string, articuloId: string) => void;
  readonly onOpcional: (lineaId: string, entra: boolean) => void;
};

/** Who gives what, line by line, with the choices somebody may make (EST-10). */
export function PlanDeTomas({ plan, preferidos, onPreferir, onOpcional }: Props) {
  const { t } = useTranslation('estructura');
  const kits = plan.kits.filter(({ sustitutos, opcional }) => opcional || sustitutos.length > 0);
  const columnas = [
    { titulo: t('armar.componente') },
    { titulo: t('armar.necesario'), fin: true },
    { titulo: t('armar.disponible'), fin: true },
    { titulo: t('armar.falta'), fin: true },
    { titulo: t('armar.seToma') },
  ];
  const filas = plan.pasos.map((paso, orden) => ({
    id: `${paso.lineaId}-${orden}`,
    celdas: [
      <Componente key="c" paso={paso} onOpcional={onOpcional} />,
      formatearCantidad(paso.necesario),
      formatearCantidad(paso.disponible),
      <Falta key="f" falta={paso.falta} />,
      <Tomas key="t" paso={paso} preferido={preferidos.get(paso.lineaId)} onPreferir={onPreferir} />,
    ],
  }));
  return (
    <>
      <TablaOLista etiqueta={t('seccion.armar')} columnas={columnas} filas={filas} />
      {kits.length > 0 && (
        <Box sx={aparte}>
          <Box sx={rotulo}>{t('armar.kits')}</Box>
          {kits.map((kit) => (
            <Box key={kit.lineaId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <span>
                <Componente paso={kit} onOpcional={onOpcional} />
              </span>
              {kit.sustitutos.length > 0 && (
                <Primero paso={kit} preferido={preferidos.get(kit.lineaId)} onPreferir={onPreferir} />
              )}
            </Box>
          ))}
        </Box>
      )}
      {plan.opcionales.length > 0 && (
        <Box sx={aparte}>
          <Box sx={rotulo}>{t('armar.opcionales')}</Box>
          {plan.opcionales.map(({ lineaId, codigo, descripcion, delKit }) => (
            <FormControlLabel
              key={lineaId}
              sx={{ display: 'flex' }}
              control={<Checkbox size="small" checked={false} onChange={() => onOpcional(lineaId, true)} />}
              label={[
                ...[t('armar.incluir', { codigo }), descripcion],
                ...(delKit === null ? [] : [t('armar.delKit', { codigo: delKit })]),
              ].join(' · ')}
            />
          ))}
        </Box>
      )}
    </>
  );
}

function Componente({ paso, onOpcional }: { readonly paso: KitAbierto } & Pick<Props, 'onOpcional'>) {
  const { t } = useTranslation('estructura');
  const nombre = (
    <>
      <b>
        <bdi>{paso.codigo}</bdi>
      </b>{' '}
      {paso.descripcion}
    </>
  );
  if (!paso.opcional) return nombre;
  return (
    <FormControlLabel
      sx={{ m: 0 }}
      control={
        <Checkbox
          size="small"
          checked
          onChange={() => onOpcional(paso.lineaId, false)}
          slotProps={{ input: { 'aria-label': t('armar.incluir', { codigo: paso.codigo }) } }}
        />
      }
      label={<span>{nombre}</span>}
    />
  );
}

const Falta = ({ falta }: { readonly falta: string }) =>
  Number(falta) === 0 ? (
    '–'
  ) : (
    <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
      {formatearCantidad(falta)}
    </Box>
  );

type PropsDePrimero<Paso> = { readonly paso: Paso; readonly preferido: string | undefined } & Pick<Props, 'onPreferir'>;

function Tomas({ paso, ...props }: PropsDePrimero<PasoDeArmado>) {
  const tomas = paso.tomas.map(({ codigo, cantidad }) => `${codigo} × ${formatearCantidad(cantidad)}`).join(' + ');
  if (paso.sustitutos.length === 0) return tomas === '' ? '–' : tomas;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Primero paso={paso} {...props} />
      {tomas}
    </Box>
  );
}

/** What is taken first in a line: its component or one of its substitutes. */
function Primero({ paso, preferido, onPreferir }: PropsDePrimero<KitAbierto>) {
  const { t } = useTranslation('estructura');
  return (
    <TextField
      select
      size="small"
      value={preferido ?? paso.componenteId}
      onChange={(evento) => onPreferir(paso.lineaId, evento.target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('armar.primero', { codigo: paso.codigo }) } }}
    >
      {[{ articuloId: paso.componenteId, codigo: paso.codigo }, ...paso.sustitutos].map(({ articuloId, codigo }) => (
        <MenuItem key={articuloId} value={articuloId}>
          {codigo}
        </MenuItem>
      ))}
    </TextField>
  );
}

const aparte = { px: { xs: 2, sm: 2.5 }, py: 1.5, borderTop: 1, borderColor: 'divider' } as const;
const rotulo = { fontSize: '0.75rem', color: 'text.secondary' } as const;
