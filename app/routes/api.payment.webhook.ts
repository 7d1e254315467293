import { WEBHOOKS } from "~/contract/api";
import { takePaymentEvent } from "~/domain/billing-events.server";
import { webhookDoor } from "~/http/webhook-door.server";

const door = webhookDoor(WEBHOOKS.payment, "Stripe-Signature", takePaymentEvent);

export const loader = door;
export const action = door;
