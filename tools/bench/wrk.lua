-- Posts the body after `--` repeatedly, each time with a new id instead of ID.
-- At the end, prints the answers, the microseconds and the failures.

local head, tail, run
local count = 0

function init(args)
  head, tail = args[1]:match('^(.*)ID(.*)$')
  local chance = io.open('/dev/urandom', 'rb')
  run = ('%02x%02x%02x%02x-%02x%02x-4000-8000-'):format(chance:read(6):byte(1, 6))
  chance:close()
end

function request()
  count = count + 1
  return wrk.format('POST', nil, nil, head .. run .. ('%012x'):format(count) .. tail)
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(('%d %d %d\n'):format(summary.requests, summary.duration, failed))
end
