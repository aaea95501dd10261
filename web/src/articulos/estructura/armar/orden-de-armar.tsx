import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  type ArmadoNuevo,
  armarEstructura,
  type Estructura,
  type PlanDeArmado,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { COSTO_AGREGADO_MAXIMO } from '@trastienda/nucleo/articulos/estructura/limites.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { CajaDeCantidad } from '#articulos/estructura/caja-de-cantidad.tsx';
import { useFocoTrasOrdenar } from '#articulos/use-foco-tras-ordenar.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearCantidad, formatearPesos } from '#ui/formato/formato.ts';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import { NumerosDeLaOrden, useNumerosDeLaOrden } from './numeros-de-la-orden.tsx';
import type { Lugar } from './seccion-armar.tsx';

type Props = {
  readonly estructura: Estructura;
  readonly plan: PlanDeArmado;
  readonly lugar: Lugar | null;
  readonly cantidad: string | null;
  /** Whether the plan in sight is that of what is written. */
  readonly alDia: boolean;
  readonly elecciones: Pick<ArmadoNuevo, 'opcionales' | 'preferidos'>;
};

const SENTIDOS = ['ARMAR', 'DESARMAR'] as const;
const VER_COSTOS = { permiso: 'costo.ver' } as const;

/** Does what the plan says, after showing what leaves and what comes in. */
export function OrdenDeArmar({ lugar, ...props }: Props) {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const { estructura } = props;
  if (!puede(armarEstructura)) return null;
  if (estructura.tipo === 'KIT') return <Aviso texto={t('armar.kit')} />;
  if (estructura.estado !== 'VIGENTE') return <Aviso texto={t('armar.noVigente')} />;
  if (lugar === null) return <Aviso texto={t('armar.elegi')} />;
  if (!puede(armarEstructura, lugar.sucursalId)) return null;
  return <Pedido lugar={lugar} {...props} />;
}

function Pedido({ estructura, plan, lugar, cantidad, alDia, elecciones }: Props & { readonly lugar: Lugar }) {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const [agregado, setAgregado] = useState<string | null>('0');
  const [nota, setNota] = useState('');
  const numeros = useNumerosDeLaOrden(estructura, plan, cantidad ?? '0');
  const { hacer, ocupado } = useHacer(estructura, plan, lugar);
  const alOrdenar = useFocoTrasOrdenar(ocupado);
  const listo = alDia && !ocupado && cantidad !== null && agregado !== null;
  const alcanza = {
    ARMAR: plan.pasos.every(({ falta }) => Number(falta) === 0),
    DESARMAR: Number(plan.disponible) >= Number(cantidad) && plan.vuelven.length > 0,
  };
  const ordenar = async (sentido: ArmadoNuevo['sentido']) => {
    if (cantidad === null || agregado === null) return;
    const comun = { sentido, cantidad, depositoId: lugar.id, costoAgregado: agregado, nota, ...elecciones };
    if (await hacer({ ...comun, numeros: numeros.dichos(sentido) })) numeros.vaciar();
  };
  return (
    <Box sx={pie}>
      {SENTIDOS.map(
        (sentido) =>
          alcanza[sentido] && (
            <NumerosDeLaOrden key={sentido} sentido={sentido} depositoId={lugar.id} numeros={numeros} />
          ),
      )}
      {puede(VER_COSTOS, lugar.sucursalId) && (
        <CajaDeCantidad
          etiqueta={t('armar.agregado')}
          ayuda={t('armar.agregadoAyuda')}
          valor="0"
          decimales={2}
          maximo={COSTO_AGREGADO_MAXIMO}
          ancho={220}
          admiteCero
          onCambio={setAgregado}
        />
      )}
      <TextField
        size="small"
        label={t('armar.nota')}
        value={nota}
        onChange={(evento) => setNota(evento.target.value)}
        sx={{ flex: '1 1 200px' }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={botones}>
        {SENTIDOS.map((sentido) => (
          <Button
            key={sentido}
            variant={sentido === 'ARMAR' ? 'contained' : 'outlined'}
            disabled={!listo || !alcanza[sentido] || !numeros.estan(sentido)}
            onClick={(evento) => {
              alOrdenar(evento);
              void ordenar(sentido);
            }}
          >
            {t(sentido === 'ARMAR' ? 'armar.armar' : 'armar.desarmar')}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const Aviso = ({ texto }: { readonly texto: string }) => (
  <Alert severity="info" sx={{ m: { xs: 2, sm: 2.5 } }}>
    {texto}
  </Alert>
);

function useHacer({ id, codigo, unidad }: Estructura, plan: PlanDeArmado, lugar: Lugar) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const comando = useComando(armarEstructura, { invalida: ['stock'] });
  const enLista = (partes: readonly { readonly codigo: string; readonly cantidad: string }[]) =>
    partes.map((parte) => `${parte.codigo} × ${formatearCantidad(parte.cantidad)}`).join(', ');
  /** Whether it was done. */
  const hacer = async (body: ArmadoNuevo): Promise<boolean> => {
    const armar = body.sentido === 'ARMAR';
    const producto = [{ codigo, cantidad: body.cantidad }];
    const componentes = armar ? plan.pasos.flatMap(({ tomas }) => tomas) : plan.vuelven;
    const [salen, entran] = armar ? [componentes, producto] : [producto, componentes];
    const cantidad = `${formatearCantidad(body.cantidad)} ${unidad}`;
    const si = await confirmar({
      titulo: t(armar ? 'armar.confirmarArmar' : 'armar.confirmarDesarmar', { cantidad, codigo: deUnaPieza(codigo) }),
      texto: (
        <>
          {t('armar.salen', { deposito: lugar.texto, lista: enLista(salen) })}{' '}
          {t('armar.entran', { lista: enLista(entran) })}{' '}
          {Number(body.costoAgregado) > 0 &&
            `${t('armar.seAgrega', { valor: formatearPesos(body.costoAgregado ?? '0') })} `}
          {t('armar.despues')}
        </>
      ),
      boton: t(armar ? 'armar.armar' : 'armar.desarmar'),
    });
    if (!si) return false;
    try {
      const piezas = componentes.map(({ articuloId, cantidad: cuanto }) => ({ articuloId, cantidad: cuanto }));
      const { texto } = await comando.mutateAsync({ params: { id }, body: { ...body, piezas } });
      avisos.exito(t('armar.listo', { texto }));
      return true;
    } catch (error) {
      // What is wrong may be in no box of this screen: the notice says it.
      avisos.error((error instanceof PedidoRechazado && error.issues[0]?.message) || error);
      return false;
    }
  };
  return { hacer, ocupado: comando.isPending };
}

const pie = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  p: { xs: 2, sm: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** On a phone they stand together below what is written. */
const botones = {
  display: 'flex',
  gap: 1.5,
  flex: { xs: '1 1 100%', sm: 'none' },
  '& > *': { flex: { xs: 1, sm: 'none' } },
} as const;
