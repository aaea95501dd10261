import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { verNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { CON_LUGAR } from '#ui/pantalla/lugar.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ChipDeNota } from '#ventas/chip-de-nota.tsx';
import { Recorrido } from '#ventas/recorrido.tsx';
import { Entrega } from './entrega-de-nota.tsx';
import { useNotaAlDia } from './use-nota-al-dia.ts';

/** Delivers a nota, all or part (plate 06). */
export function FinalizarNotaScreen() {
  const { t } = useTranslation('ventas');
  const id = useParams({ strict: false }).id ?? '';
  const nota = useQuery(consultaDe(verNota, { params: { id } }));
  if (nota.data) return <Finalizar nota={nota.data} />;
  return (
    <Pagina titulo={t('finalizar.titulo')}>
      <Tarjeta sinRelleno>
        <Cargado consulta={nota} esqueleto={<EsqueletoDeTexto lineas={8} />}>
          {() => null}
        </Cargado>
      </Tarjeta>
    </Pagina>
  );
}

function Finalizar({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  const hayLugar = useMediaQuery(CON_LUGAR);
  const numero = formatearEntero(nota.numero);
  const abierta = ESTADOS_POR_ENTREGAR.some((estado) => estado === nota.estado);
  const verLaNota = (
    <Button component={Link} to={`/ventas/notas-de-pedido/${nota.id}`}>
      {t('finalizar.verNota')}
    </Button>
  );
  return (
    <Pagina
      titulo={t('finalizar.tituloDe', { numero })}
      estado={<ChipDeNota estado={nota.estado} sobreBanda />}
      acciones={abierta && verLaNota}
      fija={abierta && hayLugar}
    >
      <Recorrido nota={nota} entregando={abierta} />
      {abierta ? (
        <EntregaAlDia key={nota.id} nota={nota} />
      ) : (
        <Tarjeta sinRelleno>
          <VistaVacia
            titulo={t('finalizar.cerrada')}
            texto={t('finalizar.sinPendiente', { estado: t(`notas.estado.${nota.estado}`).toLowerCase() })}
            accion={verLaNota}
          />
        </Tarjeta>
      )}
    </Pagina>
  );
}

function EntregaAlDia({ nota }: { readonly nota: NotaDetalle }) {
  const alDia = useNotaAlDia(nota);
  return <Entrega key={alDia.vuelta} alDia={alDia} />;
}
