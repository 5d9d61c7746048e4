-- With a body after `--`, posts it again and again, each time with an id of its own in
-- the place of ID; else gets the page. At the end it prints one line of JSON.

function init(args)
  if not args[1] then return end
  local head, tail = args[1]:match('^(.*)ID(.*)$')
  local length = #args[1] - #'ID' + 36
  local lines = { 'POST ' .. wrk.path .. ' HTTP/1.1' }
  for name, value in pairs(wrk.headers) do lines[#lines + 1] = name .. ': ' .. value end
  lines[#lines + 1] = 'Content-Length: ' .. length .. '\r\n\r\n' .. head
  head = table.concat(lines, '\r\n')

  local chance = io.open('/dev/urandom', 'rb')
  local seed = 0
  for byte in chance:read(6):gmatch('.') do seed = seed * 256 + byte:byte() end
  chance:close()
  local run = string.format('%08x-%04x-4%03x-8000-', seed % 2 ^ 32, seed / 2 ^ 32, seed % 4096)
  local count = 0
  request = function()
    count = count + 1
    return head .. run .. string.format('%012x', count) .. tail
  end
end

function done(summary, latency)
  local failed = summary.errors
  io.write(string.format(
    '{"answers":%d,"microseconds":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    failed.connect + failed.read + failed.write + failed.status + failed.timeout
  ))
end
