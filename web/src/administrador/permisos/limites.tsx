import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type LimiteDeVenta,
  listarLimitesDeVenta,
  quitarLimiteDeVenta,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { Cargado } from '#ui/cargado.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearPorcentaje } from '#ui/formato.ts';
import { oculto } from '#ui/oculto.tsx';
import { PanelLateral } from '#ui/panel-lateral.tsx';
import { useCierre } from '#ui/salida.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { FormularioDeLimite } from './formulario-de-limite.tsx';

/** What is being written: over a limit that is there, or one apart for a sucursal that has none. */
type Edicion = { readonly limite: LimiteDeVenta; readonly aparte: boolean };

/** How far each role goes with discounts, margins and old costs, and the sucursales that say something else (PRE-12). */
export function LimitesDeVenta() {
  const { t } = useTranslation('administrador');
  const consulta = useQuery(consultaDe(listarLimitesDeVenta, {}));
  const [edicion, setEdicion] = useState<Edicion | null>(null);
  const nombres = t('roles', { returnObjects: true });
  const rol = edicion ? nombres[edicion.limite.rol] : '';
  const handleCerrado = () => setEdicion(null);
  const { onCambios, cerrar } = useCierre(handleCerrado);
  return (
    <Tarjeta sinRelleno>
      <Typography sx={{ color: 'text.secondary', px: 2.5, pt: 2, pb: 1.5, maxWidth: 860 }}>
        {t('limites.texto')}
      </Typography>
      <Cargado consulta={consulta}>
        {({ filas }) => (
          <Box component="table" aria-label={t('limites.titulo')} sx={tabla}>
            <thead>
              <tr>
                {(['rol', 'descuento', 'margen', 'bajoMargen', 'costoViejo'] as const).map((columna) => (
                  <th key={columna} scope="col">
                    {t(`limites.${columna}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {filas.map((limite) => (
                <Fila key={`${limite.rol} ${limite.sucursalId}`} limite={limite} onEditar={setEdicion} />
              ))}
            </tbody>
          </Box>
        )}
      </Cargado>
      <PanelLateral
        abierto={edicion !== null}
        titulo={t(edicion?.aparte ? 'limites.aparteDe' : 'limites.editarEl', { rol })}
        onCerrar={cerrar}
      >
        {edicion && (
          <FormularioDeLimite
            {...edicion}
            filas={consulta.data?.filas ?? []}
            onCambios={onCambios}
            onCancelar={cerrar}
            onListo={handleCerrado}
          />
        )}
      </PanelLateral>
    </Tarjeta>
  );
}

function Fila({ limite, onEditar }: { readonly limite: LimiteDeVenta; readonly onEditar: (edicion: Edicion) => void }) {
  const { t } = useTranslation('administrador');
  const { rol, sucursal, descuentoMaximo, margenMinimo } = limite;
  const nombre = t('roles', { returnObjects: true })[rol];
  return (
    <tr className={sucursal === null ? 'rol' : 'aparte'}>
      <th scope="row">{sucursal ?? nombre}</th>
      <td data-titulo={t('limites.descuento')}>
        {descuentoMaximo === '100'
          ? t('limites.sinTope')
          : descuentoMaximo === '0'
            ? t('limites.ninguno')
            : formatearPorcentaje(descuentoMaximo)}
      </td>
      <td data-titulo={t('limites.margen')}>
        {margenMinimo === null ? t('limites.sinMargen') : formatearPorcentaje(margenMinimo)}
      </td>
      <td data-titulo={t('limites.bajoMargen')}>{margenMinimo === null ? '–' : <Trato trato={limite.bajoMargen} />}</td>
      <td data-titulo={t('limites.costoViejo')}>
        <Trato trato={limite.costoViejo} />
      </td>
      <td>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
          <Button
            size="small"
            variant="text"
            aria-label={
              sucursal === null
                ? t('limites.editarEl', { rol: nombre })
                : t('limites.editarEn', { rol: nombre, sucursal })
            }
            onClick={() => onEditar({ limite, aparte: false })}
          >
            {t('limites.editar')}
          </Button>
          {sucursal === null ? (
            <Button
              size="small"
              variant="text"
              aria-label={t('limites.aparteDe', { rol: nombre })}
              onClick={() => onEditar({ limite, aparte: true })}
            >
              {t('limites.aparte')}
            </Button>
          ) : (
            <Quitar limite={limite} nombre={nombre} sucursal={sucursal} />
          )}
        </Box>
      </td>
    </tr>
  );
}

const TONOS = { AVISAR: 'neutro', MOTIVO: 'aviso', IMPEDIR: 'error' } as const;

function Trato({ trato }: { readonly trato: LimiteDeVenta['bajoMargen'] }) {
  const { t } = useTranslation('administrador');
  return <EstadoChip tono={TONOS[trato]}>{t(`limites.trato.${trato}`)}</EstadoChip>;
}

function Quitar(props: { readonly limite: LimiteDeVenta; readonly nombre: string; readonly sucursal: string }) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const quitar = useComando(quitarLimiteDeVenta);
  const { limite, nombre: rol, sucursal } = props;
  const handleQuitar = async () => {
    const si = await confirmar({
      titulo: t('limites.quitarTitulo', { rol, sucursal }),
      texto: t('limites.quitarTexto'),
      boton: t('limites.quitar'),
      peligro: true,
    });
    if (!si || limite.sucursalId === null) return;
    quitar.mutate(
      { params: { rol: limite.rol }, body: { sucursalId: limite.sucursalId, version: limite.version } },
      { onSuccess: () => avisos.exito(t('limites.quitado', { sucursal })), onError: (error) => avisos.error(error) },
    );
  };
  return (
    <Button
      size="small"
      color="error"
      variant="text"
      loading={quitar.isPending}
      aria-label={t('limites.quitarEl', { rol, sucursal })}
      onClick={() => void handleQuitar()}
    >
      {t('limites.quitar')}
    </Button>
  );
}

const DE_CELDAS = '@media (min-width: 1100px)';
const APILADA = '@media (max-width: 1099.95px)';

/** Where five columns do not fit, each role is a block that names what it says. */
const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: 400 },
  '& .rol th': { fontWeight: 600 },
  '& .aparte th': { paddingInlineStart: 5, color: 'text.secondary' },
  [DE_CELDAS]: {
    '& th, & td': { px: 2.5, py: 1, borderBottom: 1, borderColor: 'divider' },
    '& thead th': { fontWeight: 600, bgcolor: 'sunken' },
    '& thead td': { bgcolor: 'sunken' },
    '& tbody tr:hover': { bgcolor: 'action.hover' },
  },
  [APILADA]: {
    '&, & tbody, & tr, & tbody th, & td': { display: 'block' },
    '& thead': oculto,
    '& tr': { px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
    '& tbody th, & td': { py: 0.375 },
    '& .aparte': { paddingInlineStart: 5 },
    '& .aparte th': { paddingInlineStart: 0 },
    '& td[data-titulo]': { display: 'flex', justifyContent: 'space-between', gap: 2, textAlign: 'end' },
    '& td[data-titulo]::before': { content: 'attr(data-titulo)', color: 'text.secondary', textAlign: 'start' },
  },
} as const;
