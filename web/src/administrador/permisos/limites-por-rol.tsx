import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { quitarLimiteDeVenta } from '@trastienda/nucleo/administrador/contrato.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { oculto } from '#ui/piezas/oculto.tsx';

/** Whose a limit is: of a role, everywhere or in one sucursal. */
export type DeRol = {
  readonly rol: Rol;
  readonly sucursalId: string | null;
  readonly sucursal: string | null;
  readonly version: number;
};

/** What is being written: over a limit that is there, or one apart for a sucursal that has none. */
export type Edicion<Limite extends DeRol> = {
  readonly limite: Limite;
  readonly aparte: boolean;
  readonly filas: readonly Limite[];
  readonly onCambios: (hay: boolean) => void;
  readonly onCancelar: () => void;
  readonly onListo: () => void;
};

type Columna<Limite> = {
  readonly id: string;
  readonly titulo: string;
  readonly celda: (limite: Limite) => ReactNode;
};

type Props<Limite extends DeRol> = {
  readonly titulo: string;
  readonly texto: string;
  readonly consulta: UseQueryResult<{ readonly filas: readonly Limite[] }>;
  readonly columnas: readonly Columna<Limite>[];
  readonly quitar: typeof quitarLimiteDeVenta;
  readonly formulario: (edicion: Edicion<Limite>) => ReactNode;
};

/** How far each role goes, and the sucursales that say something else (PRE-12, AJU-06). */
export function LimitesPorRol<Limite extends DeRol>(props: Props<Limite>) {
  const { t } = useTranslation('administrador');
  const { titulo, texto, consulta, columnas, formulario } = props;
  const [edicion, setEdicion] = useState<Pick<Edicion<Limite>, 'limite' | 'aparte'> | null>(null);
  const nombres = t('roles', { returnObjects: true });
  const rol = edicion ? nombres[edicion.limite.rol] : '';
  const handleCerrado = () => setEdicion(null);
  const { onCambios, cerrar } = useCierre(handleCerrado);
  return (
    <Tarjeta sinRelleno>
      <Typography sx={{ color: 'text.secondary', px: 2.5, pt: 2, pb: 1.5, maxWidth: 860 }}>{texto}</Typography>
      <Cargado consulta={consulta}>
        {({ filas }) => (
          <Box component="table" aria-label={titulo} sx={tabla}>
            <thead>
              <tr>
                <th scope="col">{t('limites.rol')}</th>
                {columnas.map(({ id, titulo: dicho }) => (
                  <th key={id} scope="col">
                    {dicho}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {filas.map((limite) => (
                <Fila
                  key={`${limite.rol} ${limite.sucursalId}`}
                  limite={limite}
                  columnas={columnas}
                  quitar={props.quitar}
                  onEditar={(aparte) => setEdicion({ limite, aparte })}
                />
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
        {edicion &&
          formulario({
            ...edicion,
            filas: consulta.data?.filas ?? [],
            onCambios,
            onCancelar: cerrar,
            onListo: handleCerrado,
          })}
      </PanelLateral>
    </Tarjeta>
  );
}

type PropsDeFila<Limite> = {
  readonly limite: Limite;
  readonly columnas: readonly Columna<Limite>[];
  readonly quitar: typeof quitarLimiteDeVenta;
  readonly onEditar: (aparte: boolean) => void;
};

function Fila<Limite extends DeRol>({ limite, columnas, quitar, onEditar }: PropsDeFila<Limite>) {
  const { t } = useTranslation('administrador');
  const { rol, sucursal } = limite;
  const nombre = t('roles', { returnObjects: true })[rol];
  return (
    <tr className={sucursal === null ? 'rol' : 'aparte'}>
      <th scope="row">{sucursal ?? nombre}</th>
      {columnas.map(({ id, titulo, celda }) => (
        <td key={id} data-titulo={titulo}>
          {celda(limite)}
        </td>
      ))}
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
            onClick={() => onEditar(false)}
          >
            {t('limites.editar')}
          </Button>
          {sucursal === null ? (
            <Button
              size="small"
              variant="text"
              aria-label={t('limites.aparteDe', { rol: nombre })}
              onClick={() => onEditar(true)}
            >
              {t('limites.aparte')}
            </Button>
          ) : (
            <Quitar limite={limite} nombre={nombre} sucursal={sucursal} comando={quitar} />
          )}
        </Box>
      </td>
    </tr>
  );
}

function Quitar(props: {
  readonly limite: DeRol;
  readonly nombre: string;
  readonly sucursal: string;
  readonly comando: typeof quitarLimiteDeVenta;
}) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const quitar = useComando(props.comando);
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
